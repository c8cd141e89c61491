/** A text of the content among other words: in an element of its own only where it is not written in the page's language. */
import { useLangOf } from './use-lang-of'

export function InlineText({ text }: { text: string }) {
  const written = useLangOf()(text)
  return written.lang ? <span {...written}>{text}</span> : text
}
