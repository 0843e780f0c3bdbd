// Emitted by Scripts/templates from the files in Templates.

/// The texts of the files in Templates by their names, of templates without `.mustache`.
enum EmittedTemplates {
    static let all: [String: String] = [
        "cards": #"""
        <section aria-labelledby="{{anchor}}">
        <h2 id="{{anchor}}">{{heading}}</h2>
        <ul class="cards">
        {{#cards}}
        <li><a href="{{address}}">
        {{#picture}}
        <img src="{{source}}" width="{{width}}" height="{{height}}" alt="{{description}}" loading="lazy">
        {{/picture}}
        <span class="title" dir="auto">{{title}}</span>
        {{#notes}}
        <span class="note" dir="auto">{{.}}</span>
        {{/notes}}
        {{#moment}}
        <time datetime="{{.}}">{{clock}}</time>
        {{/moment}}
        </a></li>
        {{/cards}}
        </ul>
        </section>

        """#,
        "facts": #"""
        <dl class="facts">
        {{#facts}}
        <div>
        <dt>{{label}}</dt>
        {{#address}}
        <dd><a href="{{.}}" dir="auto">{{text}}</a></dd>
        {{/address}}
        {{#moment}}
        <dd><time datetime="{{.}}">{{text}}</time></dd>
        {{/moment}}
        {{#isPlain}}
        <dd dir="auto">{{text}}</dd>
        {{/isPlain}}
        </div>
        {{/facts}}
        </dl>

        """#,
        "failure": #"""
        {{<layout}}
        {{$main}}
        <h1>{{title}}</h1>
        <p>{{text}}</p>
        <p><a href="{{home}}">{{say.front}}</a></p>
        {{/main}}
        {{/layout}}

        """#,
        "front": #"""
        {{<layout}}
        {{$main}}
        <h1>{{title}}</h1>
        <p class="lead">{{lead}}</p>
        {{/main}}
        {{$beside}}
        {{#sections}}
        {{>cards}}
        {{/sections}}
        <section aria-labelledby="joining">
        <h2 id="joining">{{joining}}</h2>
        <p>{{explanation}}</p>
        {{#commands}}
        <pre><code>{{.}}</code></pre>
        {{/commands}}
        {{#note}}
        <p>{{.}}</p>
        {{/note}}
        </section>
        {{/beside}}
        {{/layout}}

        """#,
        "icon.svg": #"""
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
        <rect width="32" height="32" rx="7" fill="#14603a"/>
        <path d="M6 15 16 7l10 8v11H6z" fill="#ffffff"/>
        <rect x="13" y="18" width="6" height="8" fill="#14603a"/>
        </svg>

        """#,
        "layout": #"""
        <!doctype html>
        <html lang="{{head.language}}">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>{{head.title}}</title>
        <meta name="description" content="{{head.description}}">
        {{#head.isHidden}}
        <meta name="robots" content="noindex">
        {{/head.isHidden}}
        {{#head.canonical}}
        <link rel="canonical" href="{{.}}">
        {{/head.canonical}}
        {{#head.alternates}}
        <link rel="alternate" hreflang="{{name}}" href="{{content}}">
        {{/head.alternates}}
        {{#head.properties}}
        <meta property="{{name}}" content="{{content}}">
        {{/head.properties}}
        {{#head.names}}
        <meta name="{{name}}" content="{{content}}">
        {{/head.names}}
        <link rel="icon" href="{{head.icon}}" type="image/svg+xml">
        <link rel="stylesheet" href="{{head.stylesheet}}">
        {{#head.scripts}}
        <script src="{{.}}" defer></script>
        {{/head.scripts}}
        </head>
        <body>
        <a class="skip" href="#main">{{say.skip}}</a>
        <header>
        <a class="brand" href="{{head.home}}">{{say.name}}</a>
        </header>
        <main id="main" tabindex="-1">
        {{$main}}{{/main}}
        {{$beside}}
        {{#sections}}
        {{>cards}}
        {{/sections}}
        {{/beside}}
        </main>
        <footer>
        <nav aria-label="{{say.languages}}">
        <ul>
        {{#head.languages}}
        <li>
        <a href="?lang={{code}}" lang="{{code}}"{{#isCurrent}} aria-current="true"{{/isCurrent}}>{{own}}</a>
        </li>
        {{/head.languages}}
        </ul>
        </nav>
        <p>{{say.clock}}</p>
        </footer>
        </body>
        </html>

        """#,
        "photos": #"""
        {{#photos}}
        <a class="photo" href="{{full}}">
        <img src="{{source}}" width="{{width}}" height="{{height}}" alt="{{description}}">
        </a>
        {{/photos}}

        """#,
        "style.css": #"""
        :root {
          color-scheme: light dark;
          --ground: #ffffff;
          --raised: #f3f4f3;
          --text: #1b1d1c;
          --quiet: #515855;
          --line: #c9cfcb;
          --link: #0a58a8;
          --accent: #14603a;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #141615;
            --raised: #1f2321;
            --text: #eceeed;
            --quiet: #b4bbb7;
            --line: #3d4541;
            --link: #8cc1ff;
            --accent: #8fd8ae;
          }
        }
        * { box-sizing: border-box; }
        body {
          margin: 0 auto;
          max-width: 60rem;
          padding: 0 1rem;
          background: var(--ground);
          color: var(--text);
          font: 100%/1.6 system-ui, "Noto Sans KR", "Apple SD Gothic Neo", sans-serif;
          overflow-wrap: anywhere;
        }
        a { color: var(--link); }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
        main:focus { outline: none; }
        h1 { font-size: 1.6rem; line-height: 1.3; margin: 1rem 0 .5rem; }
        h2 { font-size: 1.25rem; line-height: 1.3; margin: 2rem 0 .75rem; }
        img { max-width: 100%; height: auto; border-radius: .5rem; background: var(--raised); }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        .skip { position: absolute; left: -100vw; }
        .skip:focus { left: 1rem; top: .5rem; padding: .5rem 1rem; background: var(--ground); }
        header { padding: .5rem 0; border-bottom: 1px solid var(--line); }
        .brand {
          display: inline-block;
          padding: .5rem 0;
          color: var(--accent);
          font-size: 1.25rem;
          font-weight: 700;
          text-decoration: none;
        }
        .lead { font-size: 1.1rem; }
        .price { font-size: 1.25rem; margin: .5rem 0; }
        .price s, .note, time, dt, footer { color: var(--quiet); }
        .badge {
          display: inline-block;
          margin-left: .5rem;
          padding: 0 .5rem;
          border: 1px solid var(--accent);
          border-radius: 1rem;
          color: var(--accent);
          font-size: 1rem;
        }
        .photo { display: inline-block; margin: .5rem .5rem 0 0; }
        .portrait { width: 8rem; }
        .prose { white-space: pre-line; }
        .facts { margin: 1rem 0; }
        .facts div {
          display: flex;
          flex-wrap: wrap;
          gap: 0 1rem;
          padding: .35rem 0;
          border-top: 1px solid var(--line);
        }
        dt { flex: 0 0 7rem; }
        dd { margin: 0; flex: 1 1 12rem; }
        dd a, footer a { display: inline-block; padding: .25rem 0; }
        ul { list-style: none; margin: 0; padding: 0; }
        .cards {
          display: grid;
          gap: 1rem;
          grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
        }
        .cards a {
          display: flex;
          flex-direction: column;
          height: 100%;
          padding: .75rem;
          border: 1px solid var(--line);
          border-radius: .75rem;
          color: inherit;
          text-decoration: none;
        }
        .cards a:hover .title { text-decoration: underline; }
        .cards img { aspect-ratio: 4 / 3; width: 100%; object-fit: cover; }
        .cards .title { font-weight: 600; margin-top: .5rem; }
        .state {
          margin: 1rem 0;
          padding: .75rem;
          border: 1px solid var(--accent);
          border-radius: .5rem;
          background: var(--raised);
        }
        .test { font-weight: 700; }
        .problem { margin: .25rem 0; font-weight: 600; }
        .form { max-width: 28rem; margin: 1rem 0; }
        label { display: block; margin-top: .75rem; }
        input, button { width: 100%; min-height: 2.75rem; border-radius: .5rem; font: inherit; }
        input { padding: 0 .75rem; border: 1px solid var(--quiet); }
        input { background: var(--ground); color: inherit; }
        button {
          margin-top: 1rem;
          border: 1px solid var(--accent);
          background: var(--accent);
          color: var(--ground);
          font-weight: 700;
          cursor: pointer;
        }
        .other { background: var(--ground); color: var(--accent); }
        pre { padding: .75rem; border-radius: .5rem; background: var(--raised); white-space: pre-wrap; }
        footer { margin-top: 3rem; padding: 1rem 0; border-top: 1px solid var(--line); }
        footer ul { display: flex; gap: 1.5rem; }
        footer p { margin: .5rem 0 0; }
        [aria-current] { font-weight: 700; }

        """#,
    ]
}
