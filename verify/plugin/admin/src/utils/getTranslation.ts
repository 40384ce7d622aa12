import { PLUGIN_ID } from '../pluginId';

/** The id of a text of this plugin among those of the whole admin panel. */
export const getTranslation = (id: string) => `${PLUGIN_ID}.${id}`;
