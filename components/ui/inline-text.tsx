/** A text of the content inside other text: wrapped in an element with `lang` only where its language is not that of the page. */
import { useLangOf } from './use-lang-of'

export function InlineText({ text }: { text: string }) {
  const written = useLangOf()(text)
  return written.lang ? <span {...written}>{text}</span> : text
}
