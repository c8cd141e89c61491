/** The checkbox that agrees with the privacy statement, with a link to it that opens in a new tab. */

/** @param text the words of the link are in brackets: `I agree with the [privacy statement].` */
export function Agreement({ text, href, newTab }: { text: string; href: string; newTab: string }) {
  const [before = '', link = '', after = ''] = text.split(/[[\]]/)
  return (
    <>
      {before}
      <a href={href} target="_blank" rel="noopener">
        {link}
        <span className="vh"> {newTab}</span>
      </a>
      {after}
    </>
  )
}
