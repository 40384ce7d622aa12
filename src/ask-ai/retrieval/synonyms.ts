import { termOf } from './tokens.ts';

/**
 * Words that readers use for one another. A page that only says the other word still answers, at a
 * lower weight. Groups are about the words of software in general and of content management.
 */
const groups: readonly string[] = [
  'create add new make start scaffold bootstrap generate',
  'delete remove erase destroy unset',
  'update edit change modify patch alter',
  'install setup installation',
  'customize custom override extend extension adapt personalize',
  'configure configuration setting option set',
  'price cost billing plan pay payment subscription',
  'login signin authenticate authentication',
  'permission role right access authorization rbac allow',
  'image picture media photo asset file',
  'upload media file',
  'language locale internationalization translation translate localize',
  'fetch get retrieve read query request find',
  'relation association link related connect',
  'error problem fail failure issue exception',
  'run start launch execute',
  'deploy deployment host hosting publish production',
  'email mail smtp',
  'password secret credential',
  'token jwt key',
  'limit maximum quota restrict',
  'sort order ordering',
  'filter where search operator',
  'page pagination paginate',
  'field attribute property',
  'model schema',
  'version history revision',
  'restore revert rollback',
  'backup export dump',
  'import restore load',
  'move transfer migrate migration copy',
  'upgrade update migrate',
  'event webhook hook lifecycle',
  'schedule cron recurring job task',
  'port host address url',
  'logo favicon icon brand branding',
  'theme color dark light',
  'hide remove disable',
  'enable activate turn allow',
  'disable deactivate turn',
  'default initial standard',
  'folder directory',
  'environment variable dotenv',
  'documentation openapi swagger',
  'test testing jest unit',
  'log audit logging trace',
  'draft unpublished status',
  'publish published release live status',
  'schedule release plan',
  'approve approval review workflow stage',
  'preview draft',
  'user account member',
  'team collaborator collaboration member',
  'domain dns url',
  'database sqlite postgres postgresql mysql mariadb sql',
  'request http call endpoint',
  'middleware interceptor',
  'policy guard',
  'route endpoint url path',
  'controller action handler',
  'service logic reusable',
  'plugin extension addon marketplace',
  'component reusable',
  'cache caching cdn',
  'docker container image',
  'editor wysiwyg richtext',
  'populate include join embed expand nested deep',
  'select fields pick only',
  'singletype single',
  'rename name title',
  'support help contact',
  'telemetry analytics tracking usage',
  'oauth provider google github social login',
  'sso saml oidc single',
  'count total number',
  'forgot forget lost lose reset recover',
  'package library module sdk client',
  'frontend website',
  'include show embed return',
  'author creator',
  'case insensitive ignoring',
  'empty null blank missing',
  'greater more larger above',
  'less fewer smaller below',
];

/** For each term, the terms that stand for it. */
export const synonyms: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const map = new Map<string, Set<string>>();
  for (const group of groups) {
    const terms = group.split(' ').map(termOf);
    for (const term of terms) {
      const others = map.get(term) ?? new Set();
      for (const other of terms) if (other !== term) others.add(other);
      map.set(term, others);
    }
  }
  return map;
})();
