import './node-version.mjs';
import { spawn } from 'node:child_process';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { command, Failure } from './failure.mjs';
import { install, top } from './install.mjs';

const port = Number(process.env.PORT ?? 5173);

/** Colyseus opens its socket at /PROCESS/ROOM; nothing of the client lies two words deep without a dot. */
const roomSocket = '^/[A-Za-z0-9_-]{9}/[A-Za-z0-9_-]{9,10}(\\?.*)?$';

/**
 * Live reload on both ends behind one address: Vite serves the client and passes everything that is the
 * server's on to it; the server starts again when its own or a shared source changes, and the tables come
 * back from their logs.
 */
await command(async () => {
  install();
  const serverPort = await freePort();
  const server = spawn(
    process.execPath,
    [
      join(top, 'node_modules/tsx/dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      '--include=scenarios/**/*.json',
      'server/main.ts',
    ],
    {
      cwd: top,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { PEWTER_DATA: join(top, 'data'), ...process.env, PORT: String(serverPort), HOST: '127.0.0.1' },
    },
  );

  const { createServer } = await import('vite');
  const target = `http://127.0.0.1:${serverPort}`;
  const client = await createServer({
    configFile: join(top, 'client/vite.config.ts'),
    logLevel: 'warn',
    server: {
      port,
      strictPort: true,
      proxy: {
        '/api': target,
        '/matchmake': target,
        '/health': target,
        '/metrics': target,
        [roomSocket]: { target, ws: true },
      },
    },
  });
  await client.listen().catch((error) => {
    server.kill();
    throw new Failure(`${error.message}: choose another with \`PORT=${port + 1} npm run dev\`.`);
  });
  console.log(`\n  Pewter, reloading live: http://localhost:${port}\n`);

  const end = async () => {
    server.kill();
    await client.close();
    process.exit(0);
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
});

function freePort() {
  return new Promise((found, fail) => {
    const probe = createProbe();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => found(free));
    });
  });
}
