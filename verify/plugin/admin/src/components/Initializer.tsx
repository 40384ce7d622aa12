// #region imports
import { useEffect, useRef } from 'react';

import { PLUGIN_ID } from '../pluginId';

// #endregion

// #region initializer
interface InitializerProps {
  setPlugin: (id: string) => void;
}

/** Reports that the plugin is ready: until then, the admin panel shows its loader. */
export const Initializer = ({ setPlugin }: InitializerProps) => {
  const ref = useRef(setPlugin);

  useEffect(() => {
    ref.current(PLUGIN_ID);
  }, []);

  return null;
};
// #endregion
