import './node-version.mjs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { addressesForOthers } from './addresses.mjs';
import { command, Failure } from './failure.mjs';
import { install, top } from './install.mjs';

const usage = 'npm start -- [--port 2567] [--host 0.0.0.0] [--data ./data]';

/** Installs and builds what is missing, then becomes the server: one process, ended by Ctrl-C. */
await command(async () => {
  const wish = readWish();
  await makeSurePortIsFree(wish.port, wish.host);
  install();
  const { buildIfChanged, serverBundle } = await import('./bundle.mjs');
  await buildIfChanged();

  process.env.PORT = String(wish.port);
  process.env.HOST = wish.host;
  process.env.PEWTER_DATA = wish.data;
  process.env.NODE_ENV ??= 'production';
  // Somebody who wants to play reads the address and not the log; whoever runs a server sets this.
  process.env.PEWTER_LOG ??= 'warn';
  process.chdir(top);
  await import(pathToFileURL(serverBundle).href);
  await untilHealthy(wish.port, wish.host);
  printAddresses(wish.port, wish.host);
});

function readWish() {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        port: { type: 'string', default: process.env.PORT ?? '2567' },
        host: { type: 'string', default: process.env.HOST ?? '0.0.0.0' },
        data: { type: 'string', default: process.env.PEWTER_DATA ?? './data' },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    throw new Failure(`${error.message.split('. To specify')[0]}. Usage: ${usage}`);
  }
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port < 1 || port > 65535) {
    throw new Failure(`The port must be a whole number from 1 to 65535, and "${values.port}" is not.`);
  }
  // Relative to where npm was called.
  return { port, host: values.host, data: resolve(process.env.INIT_CWD ?? process.cwd(), values.data) };
}

/** Asked before a minute of building, not after. */
function makeSurePortIsFree(port, host) {
  return new Promise((free, fail) => {
    const probe = createServer();
    probe.once('error', (error) => fail(new Failure(whyNot(error, port, host))));
    probe.listen(port, host, () => probe.close(() => free()));
  });
}

function whyNot(error, port, host) {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program: choose another one with \`npm start -- --port ${port + 1}\`.`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} may not be opened by this user: choose one above 1023, such as \`npm start -- --port 2567\`.`;
  }
  return `This machine has no address "${host}": leave out --host to listen on all of its addresses.`;
}

async function untilHealthy(port, host) {
  const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : bracketed(host)}:${port}/health`;
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Failure('The server did not come up within ten seconds: see above.');
}

function printAddresses(port, host) {
  const everywhere = host === '0.0.0.0' || host === '::';
  console.log(`\n  Pewter is ready:        http://${everywhere ? 'localhost' : bracketed(host)}:${port}`);
  for (const address of addressesForOthers(host))
    console.log(`  For friends near you:   http://${address}:${port}`);
  console.log('  Ctrl-C ends it; tables are kept.\n');
}

function bracketed(host) {
  return host.includes(':') ? `[${host}]` : host;
}
