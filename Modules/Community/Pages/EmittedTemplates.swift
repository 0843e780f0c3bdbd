// Emitted by Scripts/templates from the files in Templates.

/// The texts of the files in Templates by their names, of templates without `.mustache`.
enum EmittedTemplates {
    static let all: [String: String] = [
        "post": #"""
        {{<layout}}
        {{$main}}
        <article>
        <h1 dir="auto">{{title}}</h1>
        {{>facts}}
        <p class="prose" dir="auto">{{words}}</p>
        {{>photos}}
        </article>
        {{/main}}
        {{/layout}}

        """#
    ]
}
