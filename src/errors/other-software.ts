/** What stacks and tools of other languages write: Strapi and all that it runs on is JavaScript, but for the database. */
const traces = [
  // Python
  /^Traceback \(most recent call last\)|\bFile "[^"\n]+\.py", line \d|\.py\b.{0,200} in \w+, line \d/m,
  // The page that Django shows
  /^(?:Django|Python) Version:\s/m,
  // A class with its module, as Python, Java and .NET name it
  /(?:^|\s)(?:[a-z_]\w*\.){2,}[A-Z]\w*(?:Error|Exception)\b/m,
  /(?:^|\s)(?:[A-Z]\w*\.)+[A-Z]\w*Exception\b/m,
  // PHP, Ruby, Java, Go and Rust
  /\bSQLSTATE\[|\bPHP (?:Fatal|Warning|Notice|Parse)\b|\.php(?:\(\d+\)|:\d+)/,
  /\.(?:rb|java|kt|go|rs|cs):\d+/,
  /^goroutine \d+ \[|^thread '.+' panicked at|^Exception in thread /m,
  // Other systems for content, and what reads databases for them, by name
  /\b(?:payloadcms|directus|wordpress|wp-(?:json|content)|drupal|django|psycopg|sqlalchemy|activerecord|laravel|typeorm|prisma)\b/i,
  /\bpayload: v?\d/i,
];

/** Whether a paste is from software that has nothing to do with Strapi, by what it says around the message. */
export const isOtherSoftware = (paste: string): boolean =>
  !/strapi/i.test(paste) && traces.some((trace) => trace.test(paste));
