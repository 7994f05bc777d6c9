import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import express, { type ErrorRequestHandler, type Express } from 'express';
import helmet from 'helmet';
import type { House } from '../tables/house.ts';
import { answerProblem, problemOf } from './answer.ts';
import { lobbyApi } from './api.ts';
import { nearTo } from './near.ts';
import { originAllowed } from './origin.ts';
import { squeezed } from './squeeze.ts';

export interface Pages {
  /** Folder of the built client. */
  readonly client: string;
  readonly origins: readonly string[];
  /** Address on which the server listens. */
  readonly host: string;
}

/** Everything over HTTP but matchmaking: the lobby's API, health, metrics, the client's files. */
export function makeApp(house: House, { client, origins, host }: Pages): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders());

  app.get('/health', (_request, response) => {
    try {
      response.json({ ok: house.store.alive(), tables: house.live.size });
    } catch {
      response.status(503).json({ ok: false });
    }
  });
  app.get('/metrics', async (_request, response) => {
    response.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics());
  });

  app.use('/api', (request, response, next) => {
    if (originAllowed(request, origins)) next();
    else answerProblem(response, problemOf('origin'));
  });
  app.get('/api/near', (request, response) => {
    response.set('cache-control', 'no-store').json(nearTo(request, host));
  });
  app.use('/api', lobbyApi(house));

  serveClient(app, resolve(client));
  app.use(faults(house));
  return app;
}

/** A file that somebody serves on their own computer while they write it: no certificate is asked there. */
const OWN_COMPUTER = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Phaser draws into canvases, decodes textures from blobs and data, and compiles nothing at run time; Preact
 * sets style attributes. `upgrade-insecure-requests` would break play on one's own network, where there is no TLS.
 */
function securityHeaders() {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        // Scenarios are opened from anywhere, see docs/decisions/0008-scenarios-from-anywhere.md.
        connectSrc: ["'self'", 'ws:', 'wss:', 'data:', 'blob:', 'https:', ...OWN_COMPUTER],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: false,
    // Both only mean anything over TLS, and warn in the console without it.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    // A table's link is as good as a key to watch: don't tell it to other sites.
    referrerPolicy: { policy: 'same-origin' },
  });
}

function serveClient(app: Express, client: string): void {
  const page = join(client, 'index.html');
  app.use(
    '/assets',
    // Vite names these by their content.
    squeezed(join(client, 'assets'), 'public, max-age=31536000, immutable'),
    express.static(join(client, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  const pageAsked = /^\/((?:t|d|design)\/.*|[a-z-]*|index\.html)?$/;
  app.get(
    pageAsked,
    (request, _response, next) => {
      request.url = '/index.html';
      next();
    },
    squeezed(client, 'no-cache'),
  );
  app.get(pageAsked, (_request, response) => {
    if (!existsSync(page)) {
      response
        .status(503)
        .type('text')
        .send('The client is not built yet: run `npm start` or `npm run build`.');
      return;
    }
    response.set('cache-control', 'no-cache').sendFile(page);
  });
  app.use(squeezed(client, 'public, max-age=3600'), express.static(client, { index: false, maxAge: '1h' }));
  app.use((request, response) => {
    // Somebody who mistyped an address wants a page, a program wants to know.
    if (request.method === 'GET' && request.accepts(['json', 'html']) === 'html') response.redirect('/');
    else answerProblem(response, problemOf('not-found'));
  });
}

/** Bad JSON, too large bodies, missing files, and what we did wrong ourselves. */
function faults(house: House): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = statusOf(error);
    if (status === 413) answerProblem(response, problemOf('too-large'));
    else if (status === 404) answerProblem(response, problemOf('not-found'));
    else if (status < 500) answerProblem(response, problemOf('bad-request'));
    else {
      house.metrics.mistakes.inc();
      house.log.error({ err: error, path: request.path }, 'our mistake');
      answerProblem(response, problemOf('our-mistake'));
    }
  };
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  return typeof error.status === 'number' ? error.status : 500;
}
