// #region imports
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import { PLUGIN_ID } from '../pluginId';

export interface Inspection {
  documentId: string;
  grade: string;
  inspectedOn: string;
}

export interface DueRestaurant {
  documentId: string;
  name: string;
  latest: Inspection | null;
}
// #endregion

// #region due
/** The restaurants that are due, or `undefined` until the server has responded. */
export function useDueRestaurants() {
  const { get } = useFetchClient();
  const [restaurants, setRestaurants] = useState<DueRestaurant[]>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    get<{ data: DueRestaurant[] }>(`/${PLUGIN_ID}/due`)
      .then(({ data }) => setRestaurants(data.data))
      .catch(() => setHasFailed(true));
  }, [get]);

  return { restaurants, hasFailed };
}
// #endregion

// #region latest
/** The last inspection of a restaurant, or `undefined`. `reload` asks the server again. */
export function useLatestInspection(documentId: string | undefined) {
  const { get } = useFetchClient();
  const [latest, setLatest] = useState<Inspection>();

  const reload = useCallback(async () => {
    if (documentId === undefined) return;
    try {
      const { data } = await get<{ data: Inspection }>(`/${PLUGIN_ID}/restaurants/${documentId}`);
      setLatest(data.data);
    } catch {
      // The server responds with 404 if there's no inspection yet.
      setLatest(undefined);
    }
  }, [documentId, get]);

  useEffect(() => {
    void reload();
  }, [reload]);

  return { latest, reload };
}
// #endregion

// #region record
/** Records an inspection. The returned function rejects if the server doesn't accept it. */
export function useRecordInspection() {
  const { post } = useFetchClient();
  return useCallback(
    (documentId: string, grade: string) =>
      post(`/${PLUGIN_ID}/restaurants/${documentId}`, { data: { grade } }),
    [post],
  );
}
// #endregion
