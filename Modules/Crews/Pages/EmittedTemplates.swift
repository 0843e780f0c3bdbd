// Emitted by Scripts/templates from the files in Templates.

/// The texts of the files in Templates by their names, of templates without `.mustache`.
enum EmittedTemplates {
    static let all: [String: String] = [
        "crew": #"""
        {{<layout}}
        {{$main}}
        <article>
        <h1 dir="auto">{{title}}</h1>
        <p class="price">
        <strong>{{fee}}</strong>
        <span class="badge">{{joining}}</span>
        </p>
        {{>photos}}
        {{>facts}}
        {{#introduction}}
        <p class="prose" dir="auto">{{.}}</p>
        {{/introduction}}
        </article>
        {{/main}}
        {{/layout}}

        """#
    ]
}
