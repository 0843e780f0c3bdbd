// Emitted by Scripts/templates from the files in Templates.

/// The texts of the files in Templates by their names, of templates without `.mustache`.
enum EmittedTemplates {
    static let all: [String: String] = [
        "campaign": #"""
        {{<layout}}
        {{$main}}
        <article>
        <h1 dir="auto">{{title}}</h1>
        <p class="note"><a href="{{shelterAddress}}" dir="auto">{{shelter}}</a></p>
        <p class="price">
        <strong>{{raised}}</strong>
        <span class="badge">{{state}}</span>
        </p>
        <p>
        <progress max="10000" value="{{filled}}" aria-label="{{progressLabel}}">{{percent}}</progress>
        {{percent}} · {{goal}}
        </p>
        {{#note}}
        <p class="state" role="status">{{.}}</p>
        {{/note}}
        {{>photos}}
        {{>facts}}
        <p class="prose" dir="auto">{{story}}</p>
        </article>
        {{#needed}}
        <section aria-labelledby="items">
        <h2 id="items">{{heading}}</h2>
        <ul>
        {{#items}}
        <li>
        <p><strong dir="auto">{{name}}</strong> {{price}}</p>
        <p>
        <progress max="{{wanted}}" value="{{filled}}" aria-label="{{label}}">{{count}}</progress>
        {{count}}
        </p>
        {{#missing}}
        <p class="note">{{.}}</p>
        {{/missing}}
        {{>photos}}
        </li>
        {{/items}}
        </ul>
        </section>
        {{/needed}}
        {{#news}}
        <section aria-labelledby="updates">
        <h2 id="updates">{{heading}}</h2>
        <ul>
        {{#updates}}
        <li>
        <p class="note">{{matter}} <time datetime="{{machine}}">{{clock}}</time></p>
        <p class="prose" dir="auto">{{text}}</p>
        {{>photos}}
        </li>
        {{/updates}}
        </ul>
        </section>
        {{/news}}
        {{/main}}
        {{/layout}}

        """#,
        "receipt-ended": #"""
        {{<layout}}
        {{$main}}
        <h1>{{title}}</h1>
        <p>{{text}}</p>
        <p>{{advice}}</p>
        {{#commands}}
        <pre><code>{{.}}</code></pre>
        {{/commands}}
        {{/main}}
        {{/layout}}

        """#,
        "receipt": #"""
        {{<layout}}
        {{$main}}
        <article>
        <p class="note">{{number}}</p>
        <h1>{{title}}</h1>
        {{#void}}
        <p class="state" role="status">{{.}}</p>
        {{/void}}
        {{>facts}}
        <h2>{{heading}}</h2>
        <dl class="facts">
        {{#lines}}
        <div>
        <dt>{{day}}</dt>
        <dd dir="auto">{{campaign}}</dd>
        <dd>{{amount}}</dd>
        </div>
        {{/lines}}
        </dl>
        <p class="price"><strong>{{total}}</strong></p>
        <p>{{notice}}</p>
        <p class="note">{{printing}}</p>
        </article>
        {{/main}}
        {{/layout}}

        """#,
        "shelter": #"""
        {{<layout}}
        {{$main}}
        <article>
        <h1 dir="auto">{{title}}</h1>
        <p class="price"><span class="badge">{{state}}</span></p>
        {{>photos}}
        {{>facts}}
        {{#introduction}}
        <p class="prose" dir="auto">{{.}}</p>
        {{/introduction}}
        </article>
        {{#campaigns}}
        {{>cards}}
        {{/campaigns}}
        {{/main}}
        {{/layout}}

        """#,
    ]
}
