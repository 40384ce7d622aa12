/** Where the old anchors of today's pages lead, by path with anchor: the one kind of redirect that no host can make. */
export const movedAnchorsFile = '/moved-anchors.json';
