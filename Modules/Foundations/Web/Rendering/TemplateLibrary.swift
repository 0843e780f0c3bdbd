import Mustache
import Vocabulary

/// Templates that have been read, each under its name.
struct TemplateLibrary: Sendable {
    private let library: MustacheLibrary

    /// Reads the texts of templates by their names. Throws `internal` with the name of the first template
    /// that cannot be read, or that includes one that is not there.
    init(_ texts: [String: String]) throws(ServiceFailure) {
        MustacheContentTypes.register(PageText(), named: PageText.name)
        var library = MustacheLibrary()
        for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
            for included in Self.included(by: text) where texts[included] == nil {
                throw .internal("the template \(name) includes \(included), which is not there")
            }
            library.register(try Self.template(text, name), named: name)
        }
        self.library = library
    }

    /// The template with the values of the model. Throws `internal` if there is no template of that name.
    func text(of name: String, _ model: any ViewModel) throws(ServiceFailure) -> String {
        guard let text = library.render(Node(model: model), withTemplate: name) else {
            throw .internal("there is no template \(name)")
        }
        return text
    }

    /// A template begins with the choice of what makes values safe, since templates do not inherit it.
    private static func template(_ text: String, _ name: String) throws(ServiceFailure) -> MustacheTemplate {
        do {
            return try MustacheTemplate(string: "{{%CONTENT_TYPE:\(PageText.name)}}\n" + text)
        } catch let error as MustacheTemplate.ParserError {
            let line = error.context.lineNumber - 1
            throw .internal("the template \(name) cannot be read at line \(line): \(error.error)")
        } catch {
            throw .internal("the template \(name) cannot be read: \(error)")
        }
    }

    /// The names of the templates that a text includes: `{{>cards}}`, `{{<layout}}`. The library leaves out
    /// one that is not there.
    private static func included(by text: String) -> [String] {
        text.split(separator: "{{", omittingEmptySubsequences: false).dropFirst().compactMap { tag in
            guard tag.first == ">" || tag.first == "<" else { return nil }
            return String(tag.dropFirst().prefix { $0 != "}" }.filter { $0 != " " })
        }
    }
}

/// A view model as the library asks it.
private struct Node: MustacheParent {
    let model: any ViewModel

    func child(named name: String) -> Any? { model.shown(name)?.node }
}

/// A value that is missing; in place of nil, for which the library would ask the outer values.
private struct Missing: MustacheCustomRenderable {
    var renderText: String { "" }
    var isNull: Bool { true }
}

extension Shown {
    fileprivate var node: Any {
        switch self {
        case .text(let text): text.isEmpty ? Missing() as Any : text
        case .flag(let isShown): isShown
        case .value(let model): Node(model: model)
        case .list(let models): models.map { Node(model: $0) }
        case .texts(let texts): texts
        case .nothing: Missing()
        }
    }
}
