// Emitted by Scripts/templates from the files in Templates.

/// The texts of the files in Templates by their names, of templates without `.mustache`.
enum EmittedTemplates {
    static let all: [String: String] = [
        "listing": #"""
        {{<layout}}
        {{$main}}
        <article>
        <h1 dir="auto">{{title}}</h1>
        <p class="price">
        <strong>{{price}}</strong>
        {{#before}}
        <s><span class="unseen">{{beforeLabel}}</span> {{.}}</s>
        {{/before}}
        {{#discount}}
        <span>{{.}}</span>
        {{/discount}}
        <span class="badge">{{state}}</span>
        </p>
        {{>photos}}
        {{>facts}}
        {{#description}}
        <p class="prose" dir="auto">{{.}}</p>
        {{/description}}
        </article>
        {{/main}}
        {{/layout}}

        """#
    ]
}
