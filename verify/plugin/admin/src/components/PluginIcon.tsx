import { SealCheck } from '@strapi/icons';

export const PluginIcon = () => <SealCheck fill="primary600" />;
