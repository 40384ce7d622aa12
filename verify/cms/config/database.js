const path = require('node:path');

module.exports = ({ env }) => {
  const client = env('DATABASE_CLIENT', 'sqlite');
  if (client !== 'sqlite') {
    return {
      connection: {
        client,
        connection: {
          host: env('DATABASE_HOST', '127.0.0.1'),
          port: env.int('DATABASE_PORT', client === 'mysql' ? 3306 : 5432),
          database: env('DATABASE_NAME', 'strapi'),
          user: env('DATABASE_USERNAME', 'strapi'),
          password: env('DATABASE_PASSWORD', ''),
        },
      },
    };
  }
  return {
    connection: {
      client: 'sqlite',
      connection: { filename: env('DATABASE_FILENAME', path.join('.tmp', 'data.db')) },
      useNullAsDefault: true,
    },
  };
};
