import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogPlugin } from './build/catalog-plugin.mjs';
import { leaveOutPlugin } from './build/leave-out-plugin.mjs';

const api = 'http://localhost:4000';

export default defineConfig({
  plugins: [catalogPlugin(), leaveOutPlugin(), react()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { proxy: { '/graphql': api, '/api': api, '/media': api } },
  build: {
    // Read by scripts/check-budgets.mjs, and by the server to preload a page's chunks.
    manifest: true,
    outDir: 'dist',
    rollupOptions: {
      output: {
        // Libraries that every page needs change far less often than our code: kept apart, they stay in the cache.
        manualChunks: (id) => {
          if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
          if (/node_modules\/(react-router|react-router-dom)\//.test(id)) return 'router';
          if (/node_modules\/(@apollo\/client|graphql|rxjs|optimism|@wry)\//.test(id)) return 'apollo';
          return undefined;
        },
      },
    },
  },
});
