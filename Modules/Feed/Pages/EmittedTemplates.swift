// Emitted by Scripts/templates from the files in Templates.

/// The texts of the files in Templates by their names, of templates without `.mustache`.
enum EmittedTemplates {
    static let all: [String: String] = [
        "feed-post": #"""
        {{<layout}}
        {{$main}}
        <article>
        <h1 dir="auto">{{title}}</h1>
        {{>photos}}
        {{#words}}
        <p class="prose" dir="auto">{{.}}</p>
        {{/words}}
        {{>facts}}
        </article>
        {{#worn}}
        {{>cards}}
        {{/worn}}
        {{/main}}
        {{/layout}}

        """#
    ]
}
