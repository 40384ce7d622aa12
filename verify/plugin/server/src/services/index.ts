import inspection from './inspection';
import settings from './settings';

export default {
  inspection,
  settings,
};
