// #region imports
import { useStrapiApp } from '@strapi/strapi/admin';
import { useMemo } from 'react';

import type { DueRestaurant } from './useInspections';
// #endregion

// #region hook
/** Other plugins can change the list, for instance leave out restaurants that are on holiday. */
export const DUE_HOOK = 'inspections/overview/due';

/** The list after all functions that are registered for the hook have changed it. */
export function useDueHook(restaurants: DueRestaurant[] | undefined) {
  const runHookWaterfall = useStrapiApp('useDueHook', (app) => app.runHookWaterfall);
  return useMemo(
    () => restaurants && runHookWaterfall(DUE_HOOK, { restaurants }).restaurants,
    [restaurants, runHookWaterfall],
  );
}
// #endregion
