// Emitted by Scripts/templates from the files in Templates.

/// The texts of the files in Templates by their names, of templates without `.mustache`.
enum EmittedTemplates {
    static let all: [String: String] = [
        "profile": #"""
        {{<layout}}
        {{$main}}
        {{#portrait}}
        <img class="portrait" src="{{source}}" width="{{width}}" height="{{height}}" alt="{{description}}">
        {{/portrait}}
        <h1 dir="auto">{{nickname}}</h1>
        {{#introduction}}
        <p class="prose" dir="auto">{{.}}</p>
        {{/introduction}}
        {{>facts}}
        {{/main}}
        {{/layout}}

        """#
    ]
}
