import { useEffect, useState } from 'preact/hooks';
import { say, type TextTable } from '../../shared/engine/words.ts';
import type { Problem } from '../../shared/protocol/http.ts';
import { gameText, tableSentences } from '../text/games.ts';
import { text } from '../text/lobby.ts';
import { protocolText } from '../text/protocol.ts';

/** What is wrong with a wish; for a file, each fault with its place. `game`: whose words they are. */
export function Faults({ problem, game }: { problem: Problem; game: string }) {
  const [words, setWords] = useState<readonly TextTable[]>([]);
  useEffect(() => {
    void Promise.all([gameText(game), tableSentences()]).then(setWords);
  }, [game]);
  const faults = problem.problems ?? [];
  return (
    <div class="trouble" role="alert">
      <p>
        {problem.code === 'bad-file' && faults.length > 0
          ? text('file.bad')
          : say(problem.words, protocolText, ...words)}
      </p>
      <ul>
        {faults.slice(0, 12).map(({ path, words: fault, rule }) => {
          const said = say(fault, ...words, protocolText);
          const what = rule ? text('file.rule', { what: said, rule }) : said;
          return <li key={`${path} ${what}`}>{path ? text('file.where', { path, what }) : what}</li>;
        })}
      </ul>
    </div>
  );
}
