/** Recognises crawlers, by their name or by behaviour unlike a browser's. */

const names =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|facebookexternalhit|mediapartners|whatsapp\/|preview|scan|monitor|uptime|pingdom|archiver|fetch|curl|wget|python|java\/|okhttp|go-http|axios|node|phantom|selenium|puppeteer|playwright|google-|bingpreview|yandex(?!search)|baidu|gptbot|claude-|perplexity-/i

/** Whether a `User-Agent` is not that of a browser. Every browser's begins with `Mozilla/`; an empty one belongs to a program. */
export function isCrawlerName(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/') || names.test(userAgent)
}
