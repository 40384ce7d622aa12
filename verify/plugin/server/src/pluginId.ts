export const PLUGIN_ID = 'inspections';
export const INSPECTION_UID = 'plugin::inspections.inspection';
export const RESTAURANT_UID = 'api::restaurant.restaurant';
