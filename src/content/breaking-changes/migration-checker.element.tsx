import { defineElement } from '../../vocabulary/element.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { Island } from '../island/Island.tsx';
import { CheckerForm } from './CheckerForm.tsx';

/** `::migration-checker`: finds the breaking changes that affect the code that a reader pastes. */
export const migrationChecker = defineElement({
  kinds: ['leaf'],
  once: true,
  plain: plainBlock(({ plainText }) => [
    {
      kind: 'prose',
      ...plainText(
        'On this page, readers paste code of a v4 project and get the breaking changes that affect it, with line numbers. The rules are in /migration-rules.json.',
      ),
    },
  ]),
  render: () => (
    <Island name="migration-checker" props={{}}>
      <CheckerForm />
    </Island>
  ),
});
