import cache from './cache';

export default {
  cache,
};
