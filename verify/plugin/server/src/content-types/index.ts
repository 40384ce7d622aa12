import inspection from './inspection';

export default {
  inspection,
};
