import '../../server/commands/node-version.mjs';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, Failure } from '../../server/commands/failure.mjs';
import { install, top } from '../../server/commands/install.mjs';
import { bringChromium } from './chromium.mjs';
import { countsOfLine, countsOfVitest } from './counts.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'pewter-test-'));
const unitReport = join(scratch, 'unit.json');
const bin = (path) => join(top, 'node_modules', path);
const tsx = (file, ...args) => [bin('tsx/dist/cli.mjs'), file, ...args];

/**
 * What `npm test` runs, in order. Each stage is a Node process with a time after which it is ended and
 * failed; `read` finds its counts, where it is more than one test that passes or fails.
 */
const stages = {
  lint: { minutes: 3, args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  // The settings of shared/ know neither DOM nor Node.
  types: {
    minutes: 5,
    args: [bin('typescript/bin/tsc')],
    after: [bin('typescript/bin/tsc'), '-p', 'shared'],
  },
  // The rule cases of tests/vectors/warrior-lands are among them, one test each.
  unit: {
    minutes: 15,
    args: [
      bin('vitest/vitest.mjs'),
      ...['run', '--config', 'tests/vitest.config.ts', '--reporter=dot', '--reporter=json'],
      `--outputFile.json=${unitReport}`,
    ],
    read: () => countsOfVitest(readFileSync(unitReport, 'utf8')),
  },
  fuzz: { minutes: 15, args: tsx('tests/fuzz/run.ts'), read: countsOfLine },
  browser: { minutes: 25, args: tsx('tests/browser/run.ts'), read: countsOfLine, needsChromium: true },
};

await command(async () => {
  const chosen = chooseStages(process.argv.slice(2));
  install();
  const total = { passed: 0, failed: 0 };
  for (const name of chosen) {
    const counts = await runStage(name, stages[name]);
    total.passed += counts.passed;
    total.failed += counts.failed;
    console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed\n`);
  }
  rmSync(scratch, { recursive: true, force: true });
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
  console.log(`${total.passed} passed, ${total.failed} failed`);
});

/** `npm test -- unit fuzz` runs only these. */
function chooseStages(named) {
  const known = Object.keys(stages);
  const unknown = named.find((name) => !known.includes(name));
  if (unknown) throw new Failure(`There is no stage "${unknown}" of the tests: ${known.join(', ')}.`);
  return named.length > 0 ? named : known;
}

async function runStage(name, stage) {
  console.log(`── ${name}`);
  const env = { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) };
  if (stage.needsChromium) {
    const chromium = bringChromium();
    if (!chromium.path) {
      console.error(chromium.why);
      return { passed: 0, failed: 1 };
    }
    env.CHROMIUM = chromium.path;
  }
  let { code, output } = await run(stage.args, env, stage.minutes);
  if (code === 0 && stage.after) ({ code, output } = await run(stage.after, env, stage.minutes));
  const counts = readCounts(stage, output) ?? (code === 0 && !stage.read ? { passed: 1, failed: 0 } : null);
  if (!counts) return { passed: 0, failed: 1 };
  // A stage that ended badly has failed, whatever it counted.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readCounts(stage, output) {
  try {
    return stage.read?.(output) ?? null;
  } catch {
    return null;
  }
}

/** Runs Node in a process group of its own, so that a stage that hangs is ended with all that it started. */
function run(args, env, minutes) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: top,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: process.platform !== 'win32',
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      process.stdout.write(text);
    });
    const end = (signal) => {
      try {
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
      } catch {
        // Gone already.
      }
    };
    const late = setTimeout(() => {
      console.error(`Ended after ${minutes} minutes.`);
      end('SIGKILL');
    }, minutes * 60_000);
    const interrupted = () => {
      end('SIGTERM');
      process.exit(130);
    };
    process.once('SIGINT', interrupted);
    process.once('SIGTERM', interrupted);
    child.on('close', (code) => {
      clearTimeout(late);
      process.off('SIGINT', interrupted);
      process.off('SIGTERM', interrupted);
      done({ code, output });
    });
  });
}
