import inspection from './inspection';
import overview from './overview';

export default {
  inspection,
  overview,
};
