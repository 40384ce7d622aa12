import type { APIRoute, GetStaticPaths } from 'astro';
import { pageTrees } from '../../collection/documents.ts';
import { sidebarFile } from '../../components/sidebar/sidebar-file.tsx';

export const getStaticPaths = (async () =>
  [...(await pageTrees())].map(([name, nodes]) => {
    const { path, json } = sidebarFile(name, nodes);
    const file = path.slice('/sidebars/'.length, -'.json'.length);
    return { params: { file }, props: { json } };
  })) satisfies GetStaticPaths;

/** What the closed groups of a sidebar hold; see `components/sidebar/fill-sidebar.ts`. */
export const GET: APIRoute<{ json: string }> = ({ props }) =>
  new Response(props.json, { headers: { 'content-type': 'application/json' } });
