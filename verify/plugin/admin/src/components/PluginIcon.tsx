import { SealCheck } from '@strapi/icons';

export const PluginIcon = () => <SealCheck />;
