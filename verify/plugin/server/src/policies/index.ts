import isInspector from './is-inspector';

export default {
  'is-inspector': isInspector,
};
