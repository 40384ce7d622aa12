// The values that a new Strapi 5 project starts with, plus GraphQL and the documentation plugin.
const documents = ['msword', 'pdf', 'vnd.openxmlformats-officedocument.*'].map(
  (type) => `application/${type}`,
);
const programs = [
  'vnd.microsoft.portable-executable',
  'x-msdownload',
  'x-msdos-program',
  'x-executable',
  'x-dosexec',
  'x-sh',
  'x-mach-binary',
].map((type) => `application/${type}`);

module.exports = () => ({
  'users-permissions': {
    config: {
      jwtSecret: 'documentation-only-jwt-secret',
      jwtManagement: 'refresh',
      sessions: { httpOnly: true },
    },
  },
  upload: {
    config: {
      security: {
        allowedTypes: ['image/*', 'video/*', 'audio/*', 'text/plain', 'text/csv', ...documents],
        deniedTypes: ['image/svg+xml', 'text/x-shellscript', ...programs],
      },
    },
  },
  graphql: { config: { defaultLimit: 25, maxLimit: 100, depthLimit: 10 } },
  documentation: { enabled: true },
});
