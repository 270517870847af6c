/* Imported before everything else: without it graphql-js compares every object with every class by name, to help developers. */
process.env.NODE_ENV ??= 'production';
