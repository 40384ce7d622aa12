import { underBase } from '../config/base-path.ts';
import { escapeRegex } from './escape-regex.ts';
import { fileTypes } from './file-types.ts';
import { type HostingRules, varyOn } from './rules.ts';

/** Whether the client prefers Markdown, in Caddy's language for expressions. */
const wantsMarkdown =
  '{site_markdown_quality} != "0000" && {site_markdown_quality} >= {site_html_quality}';

/** The configuration of Caddy for a site. `/srv/site` is the output folder. */
export function caddyfile(rules: HostingRules): string {
  const { base, redirects } = rules;
  const home = underBase(base, '/');
  return `# Written by the build; change src/hosting/caddy.ts instead. Write the name of your host instead of
# :8080, and Caddy gets a certificate for it.
:8080 {
	root * /srv/site

	# Old addresses, and where they lead.
	map {path} {site_clean_path} {
		~^(/.*?)(?:/index\\.html|\\.html|/+)$ "\${1}"
		default {path}
	}
	map {site_clean_path} {site_redirect} {site_anchor} {
${redirects
  .map(({ from, to }) => {
    const [path, anchor] = to.split('#');
    const pattern = from.endsWith('/*') ? `~^${escapeRegex(from.slice(0, -1))}.*` : from;
    return `\t\t${pattern} "${path}" "${anchor ? `#${anchor}` : ''}"`;
  })
  .join('\n')}
		default "" ""
	}
	map {query} {site_query} {
		~.+ "?\${0}"
		default ""
	}

	# Whether the client prefers Markdown: it names text/markdown with a quality no lower than that of
	# HTML. Qualities become four digits, such as 0850 for 0.85.
	map {header.Accept} {site_markdown_range} {
		~(?i)(?:^|,)\\s*text/markdown(\\s*(?:;[^,]*)?)(?:,|$) ";\${1}"
		default "none"
	}
	map {header.Accept} {site_html_range} {
		~(?i)(?:^|,)\\s*text/html(\\s*(?:;[^,]*)?)(?:,|$) ";\${1}"
		~(?i)(?:^|,)\\s*text/\\*(\\s*(?:;[^,]*)?)(?:,|$) ";\${1}"
		~(?i)(?:^|,)\\s*\\*/\\*(\\s*(?:;[^,]*)?)(?:,|$) ";\${1}"
		default "none"
	}
${qualityMap('markdown')}
${qualityMap('html')}
	@markdown expression \`path('*.md') || (${wantsMarkdown})\`
	vars site_not_found ${base}/404.html
	vars @markdown site_not_found ${base}/404.md

	route {
${headersOf(rules)}
		@written not method GET HEAD
		error @written 405

		@moved not vars {site_redirect} ""
		redir @moved {site_redirect}{site_query}{site_anchor} 301

		# A page has one address: no slash and no .html at its end.
		@home path ${base}/index.html
		redir @home ${home}{site_query} 301
		@otherwise {
			path_regexp (?:/index\\.html|\\.html|.+/)$
			file {site_clean_path}/index.html
		}
		redir @otherwise {site_clean_path}{site_query} 301

		# The page for what isn't found and the compressed twins aren't pages.
		@hidden path ${base}/404.html ${base}/404.md *.br *.gz
		error @hidden 404

		@twin {
			expression \`${wantsMarkdown}\`
			not path ${home}
			file {path}.md
		}
		rewrite @twin {path}.md
		@hometwin {
			expression \`${wantsMarkdown}\`
			path ${home}
		}
		rewrite @hometwin ${base}/index.md
		@page file {path}/index.html
		rewrite @page {path}/index.html

${types()}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		route {
${headersOf(rules)}
			header cache-control "no-cache"
			@failed expression \`{err.status_code} != 404\`
			respond @failed {err.status_code}
			rewrite * {vars.site_not_found}
${types()}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
	}
}
`;
}

/** In this order: later values replace earlier ones. */
function headersOf({ everywhere, cache, policies }: HostingRules): string {
  const folders = cache.hashedFolders.map((folder) => `${folder}*`).join(' ');
  return [
    ...Object.entries(everywhere).map(([name, value]) => `header ${name} "${value}"`),
    `header vary "${varyOn}"`,
    'header -server',
    `header cache-control "${cache.others}"`,
    `@hashed path ${folders}`,
    `header @hashed cache-control "${cache.hashed}"`,
    `header content-security-policy "${policies.pages}"`,
    ...Object.entries(policies.frames).flatMap(([path, policy], index) => [
      `@frame${index + 1} path ${path}`,
      `header @frame${index + 1} content-security-policy "${policy}"`,
    ]),
  ]
    .map((line) => `\t\t${line}`)
    .join('\n');
}

function types(): string {
  return fileTypes
    .map(({ type, endings }) => {
      const name = `@${endings[0]}`;
      return `\t\t${name} path ${endings.map((ending) => `*.${ending}`).join(' ')}\n\t\theader ${name} content-type "${type}"`;
    })
    .join('\n');
}

function qualityMap(name: 'markdown' | 'html'): string {
  return `	map {site_${name}_range} {site_${name}_quality} {
		none "0000"
		~(?i);\\s*q\\s*=\\s*0?\\.(\\d{3}).* "0\${1}"
		~(?i);\\s*q\\s*=\\s*0?\\.(\\d{2}).* "0\${1}0"
		~(?i);\\s*q\\s*=\\s*0?\\.(\\d).* "0\${1}00"
		~(?i);\\s*q\\s*=\\s*1(?:\\.0*)?\\s*(?:;|$) "1000"
		~(?i);\\s*q\\s*= "0000"
		default "1000"
	}`;
}
