import { underBase } from '../config/base-path.ts';
import { escapeRegex } from './escape-regex.ts';
import { fileTypes } from './file-types.ts';
import { type HostingRules, varyOn } from './rules.ts';

/**
 * The configuration of nginx for a site, for the `http` context. It needs the module `brotli_static`.
 * `/srv/site` is the output folder.
 */
export function nginxConfig(rules: HostingRules): string {
  const { base, everywhere, cache, policies, redirects } = rules;
  const home = underBase(base, '/');
  return `# Written by the build; change src/hosting/nginx.ts instead. Include it in the http context of nginx,
# for example from /etc/nginx/conf.d/. It needs the module brotli_static, which Debian has as
# libnginx-mod-http-brotli-static.

map_hash_bucket_size 512;
map_hash_max_size 8192;

# The path that was asked for; $uri names the file later on.
map $request_uri $site_path {
  "~^(?<site_raw_path>[^?]*)" $site_raw_path;
}

map $site_path $site_file_cache {
  default "${cache.others}";
${cache.hashedFolders.map((folder) => `  "~^${escapeRegex(folder)}" "${cache.hashed}";`).join('\n')}
}
map $status $site_cache {
  default $site_file_cache;
  404 "no-cache";
}

map $site_path $site_policy {
  default "${policies.pages}";
${Object.entries(policies.frames)
  .map(([path, policy]) => `  ${path} "${policy}";`)
  .join('\n')}
}

# Old addresses, and where they lead.
map $uri $site_clean_path {
  default $uri;
  "~^(?<site_without_end>/.*?)(?:/index\\.html|\\.html|/+)$" $site_without_end;
}
map $site_clean_path $site_redirect {
  default "";
${redirects
  .map(({ from, to }) =>
    from.endsWith('/*')
      ? `  "~^${escapeRegex(from.slice(0, -1))}" "${to}";`
      : `  "${from}" "${to}";`,
  )
  .join('\n')}
}
map $site_redirect $site_redirect_anchor {
  default "";
  "~(?<site_anchor>#.*)$" $site_anchor;
}
map $site_redirect $site_redirect_path {
  default $site_redirect;
  "~^(?<site_before_anchor>[^#]*)#" $site_before_anchor;
}

# Whether the client prefers Markdown: it names text/markdown with a quality no lower than that of HTML.
# Qualities become four digits, such as 0850 for 0.85, which are compared digit by digit.
map $http_accept $site_markdown_range {
  default "none";
  "~*(?:^|,)\\s*text/markdown(?<site_range_1>\\s*(?:;[^,]*)?)(?:,|$)" ";$site_range_1";
}
map $http_accept $site_html_range {
  default "none";
  "~*(?:^|,)\\s*text/html(?<site_range_2>\\s*(?:;[^,]*)?)(?:,|$)" ";$site_range_2";
  "~*(?:^|,)\\s*text/\\*(?<site_range_3>\\s*(?:;[^,]*)?)(?:,|$)" ";$site_range_3";
  "~*(?:^|,)\\s*\\*/\\*(?<site_range_4>\\s*(?:;[^,]*)?)(?:,|$)" ";$site_range_4";
}
${qualityMap('markdown')}
${qualityMap('html')}
map "$site_markdown_quality:$site_html_quality" $site_prefers_markdown {
  default 0;
  "~^0000:" 0;
  "~^(\\d+):\\1$" 1;
  "~^(\\d*)(?:${[1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((digit) => `${digit}\\d*:\\g{1}[0-${digit - 1}]`)
    .join('|')})" 1;
}
map "$site_prefers_markdown$uri" $site_twin {
  default "/.none";
  "1${home}" "${base}/index.md";
  "~^1(?<site_twin_path>/.+)$" "$site_twin_path.md";
}
map "$site_prefers_markdown$site_path" $site_not_found {
  default "${base}/404.html";
  "~^1|\\.md$" "${base}/404.md";
}

server {
  listen 8080;
  root /srv/site;
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  brotli_static on;
  error_page 404 $site_not_found;

${Object.entries(everywhere)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  add_header content-security-policy $site_policy always;
  add_header cache-control $site_cache always;
  add_header vary "${varyOn}" always;

  default_type application/octet-stream;
  types {
${fileTypes.map(({ type, endings }) => `    "${type}" ${endings.join(' ')};`).join('\n')}
  }

  if ($site_redirect_path) {
    return 301 $site_redirect_path$is_args$args$site_redirect_anchor;
  }

  location / {
    try_files $site_twin $uri/index.html $uri =404;
  }

  # A page has one address: no slash and no .html at its end.
  location ~ ^(?<site_page>/.*?)(?:/index\\.html|\\.html|/)$ {
    if (-f $document_root$site_page/index.html) {
      return 301 $site_page$is_args$args;
    }
    try_files $uri =404;
  }
  location = ${home} {
    try_files $site_twin ${base}/index.html =404;
  }
  location = ${base}/index.html {
    return 301 ${home}$is_args$args;
  }

  location = ${base}/404.html {
    internal;
  }
  location = ${base}/404.md {
    internal;
  }
  # The compressed twins aren't pages.
  location ~ \\.(?:br|gz)$ {
    return 404;
  }
}
`;
}

function qualityMap(name: 'markdown' | 'html'): string {
  const digits = `site_${name}_digits`;
  return `map $site_${name}_range $site_${name}_quality {
  default 1000;
  "none" 0000;
  "~*;\\s*q\\s*=\\s*0?\\.(?<${digits}_3>\\d{3})" "0$${digits}_3";
  "~*;\\s*q\\s*=\\s*0?\\.(?<${digits}_2>\\d{2})" "0\${${digits}_2}0";
  "~*;\\s*q\\s*=\\s*0?\\.(?<${digits}_1>\\d)" "0\${${digits}_1}00";
  "~*;\\s*q\\s*=\\s*1(?:\\.0*)?\\s*(?:;|$)" 1000;
  "~*;\\s*q\\s*=" 0000;
}`;
}
