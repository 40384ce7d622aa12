module.exports = ({ env }) => ({
  // Only the procedures and `serve --panel` need the panel; requests are answered sooner without it.
  serveAdminPanel: env.bool('SERVE_ADMIN_PANEL', false),
  auth: { secret: 'documentation-only-admin-secret' },
  apiToken: { salt: 'documentation-only-api-token-salt' },
  transfer: { token: { salt: 'documentation-only-transfer-salt' } },
  secrets: { encryptionKey: 'documentation-only-encryption-key' },
});
