// #region imports
import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useRecordInspection } from '../api/useInspections';
import { PluginIcon } from '../components/PluginIcon';
import { GRADES } from '../grades';
import { RESTAURANT_UID } from '../pluginId';
import { getTranslation } from '../utils/getTranslation';
// #endregion

// #region action
export const RecordInspectionAction: DocumentActionComponent = ({ model, documentId }) => {
  const { formatMessage } = useIntl();
  if (model !== RESTAURANT_UID || !documentId) return null;
  const label = formatMessage({ id: getTranslation('action.record') });
  return {
    label,
    icon: <PluginIcon />,
    position: 'panel',
    dialog: {
      type: 'modal',
      title: label,
      content: ({ onClose }) => <RecordForm documentId={documentId} onClose={onClose} />,
    },
  };
};
RecordInspectionAction.position = 'panel';
// #endregion

// #region form
interface RecordFormProps {
  documentId: string;
  onClose: () => void;
}

const RecordForm = ({ documentId, onClose }: RecordFormProps) => {
  const { formatMessage } = useIntl();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const record = useRecordInspection();
  const [grade, setGrade] = useState('A');

  const save = async () => {
    try {
      await record(documentId, grade);
      toggleNotification({
        type: 'success',
        message: formatMessage({ id: getTranslation('action.recorded') }),
      });
      onClose();
    } catch (error) {
      toggleNotification({ type: 'danger', message: formatAPIError(error as never) });
    }
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={4} padding={6}>
      <Field.Root name="inspection-grade">
        <Field.Label>{formatMessage({ id: getTranslation('grade.label') })}</Field.Label>
        <SingleSelect value={grade} onChange={(value) => setGrade(String(value))}>
          {GRADES.map((option) => (
            <SingleSelectOption key={option} value={option}>
              {option}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <Button onClick={save}>{formatMessage({ id: getTranslation('settings.save') })}</Button>
    </Flex>
  );
};
// #endregion
