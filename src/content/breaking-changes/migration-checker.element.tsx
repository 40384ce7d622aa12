import { defineElement } from '../../vocabulary/element.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { Island } from '../island/Island.tsx';
import { PasteForm } from '../paste/PasteForm.tsx';

/**
 * `::migration-checker`: finds the breaking changes that affect the code that a reader pastes; `MigrationChecker`
 * brings the form to life.
 */
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
      <PasteForm
        name="Migration checker"
        label="Code, package.json, .env, a request or a command of your v4 project"
        action="Check"
        without="The checker needs JavaScript. Without it, go through the list below: the summary of each breaking change names what to look for in your code."
      />
    </Island>
  ),
});
