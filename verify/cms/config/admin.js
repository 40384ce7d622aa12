module.exports = () => ({
  // The admin panel is never built here: only the APIs are exercised.
  serveAdminPanel: false,
  auth: { secret: 'documentation-only-admin-secret' },
  apiToken: { salt: 'documentation-only-api-token-salt' },
  transfer: { token: { salt: 'documentation-only-transfer-salt' } },
  secrets: { encryptionKey: 'documentation-only-encryption-key' },
});
