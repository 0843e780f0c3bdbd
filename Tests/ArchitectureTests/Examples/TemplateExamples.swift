extension Example {
    private static let rule = TemplateRule.name
    private static let target = "Modules/Rides/Pages"

    /// A target with this template, and what is emitted of it.
    private static func rides(_ template: String, emitted: String? = nil) -> [String: String] {
        let folder = TemplateFolder(target: target, files: ["ride.mustache": template])
        return ["\(target)/Templates/ride.mustache": template, folder.path: emitted ?? folder.text]
    }

    static let templates: [Example] = [
        .broken(
            rule, "three braces",
            says: "\(target)/Templates/ride.mustache:2: [templates] `{{{` writes a value",
            rides("<h1>{{title}}</h1>\n<p>{{{text}}}</p>\n")),
        .broken(rule, "an ampersand", says: "`{{&` writes a value as it is", rides("<p>{{& text}}</p>\n")),
        .broken(
            rule, "another content type", says: "`{{%` changes what makes values safe",
            rides("{{% CONTENT_TYPE: TEXT}}\n")),
        .broken(rule, "other marks of tags", says: "`{{=` changes the marks", rides("{{=<% %>=}}\n")),
        .broken(rule, "a script", says: "`<script` is refused", rides("<script>{{x}}</script>\n")),
        .broken(rule, "a style", says: "` style=` is refused", rides("<p style=\"{{x}}\">\n")),
        .broken(rule, "an event", says: "`onload=` is refused", rides("<img onload=\"x\">\n")),
        .broken(
            rule, "a template that was not emitted", says: "\(target)/EmittedTemplates.swift:1:",
            rides("<h1>{{title}}</h1>\n", emitted: "enum EmittedTemplates {}\n")),
        .broken(
            rule, "a value in a stylesheet", says: "`{{`: a stylesheet is no template",
            ["\(target)/Templates/style.css": "p { color: {{colour}} }\n"]),
        .broken(
            rule, "a value in a script", says: "`{{`: a script is no template",
            ["\(target)/Templates/ride.js": "const name = \"{{name}}\";\n"]),
        .kept(
            rule, "values in texts and attributes",
            rides("{{<layout}}\n{{$main}}\n<a href=\"{{address}}\">{{title}}</a>\n{{/main}}\n{{/layout}}\n")),
    ]
}
