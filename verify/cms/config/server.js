module.exports = ({ env }) => ({
  host: '127.0.0.1',
  port: env.int('PORT', 1337),
  app: { keys: ['documentation-only-key-1', 'documentation-only-key-2'] },
  logger: { startup: { enabled: false }, updates: { enabled: false } },
  openapi: { 'content-api': { access: 'public' } },
});
