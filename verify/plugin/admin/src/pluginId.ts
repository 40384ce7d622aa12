export const PLUGIN_ID = 'inspections';
export const RESTAURANT_UID = 'api::restaurant.restaurant';
