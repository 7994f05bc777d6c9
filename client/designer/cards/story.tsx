import { cardDesignerText as text } from '../../text/card-designer.ts';
import { AboutFields } from '../about-fields.tsx';
import type { CardDesk } from './desk.ts';

/** What people read before they play: story, for whom, how long, and the names of teams and seats. */
export function StoryPaper({ desk }: { desk: CardDesk }) {
  const { story, about } = desk.design.value;
  return (
    <section class="paper sheet story-paper">
      <h2>{text('story.title')}</h2>
      <label class="story">
        <span>{text('story.story')}</span>
        <textarea
          rows={5}
          maxLength={1000}
          value={story}
          onChange={(event) => void desk.do({ do: 'story', story: event.currentTarget.value })}
        />
      </label>
      <AboutFields
        level={about.level}
        minutes={about.minutes}
        tell={(level, minutes) => void desk.do({ do: 'about', level, minutes })}
      />
      <Names desk={desk} />
    </section>
  );
}

function Names({ desk }: { desk: CardDesk }) {
  const fields = desk.roster.names(desk.design.value);
  if (fields.length === 0) return null;
  return (
    <>
      <h2>{text('story.names')}</h2>
      {fields.map(({ words, value, usual, max, named }) => (
        <label class="kv" key={JSON.stringify(words)}>
          <span>{desk.say(words)}</span>
          <input
            value={value}
            maxLength={max}
            placeholder={usual}
            onChange={(event) => void desk.do({ do: 'own', own: named(event.currentTarget.value) })}
          />
        </label>
      ))}
    </>
  );
}
