import Glibc
import Yams

extension FormDocument {
    /// Reads YAML 1.2 or JSON in UTF-8 of at most 1 MiB. Aliases are refused: a few lines of them can stand
    /// for gigabytes. The same name twice is an error.
    public init(reading bytes: [UInt8]) throws(FormError) {
        guard bytes.count <= Self.largestSize else { throw .tooLarge(limit: Self.largestSize) }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
        let parser = try Self.parser(of: text)
        // The parser keeps the anchors alive that its nodes only refer to.
        defer { withExtendedLifetime(parser) {} }
        guard case .mapping(let mapping)? = try Self.root(of: parser) else { throw .notNamed }
        self = try Self.document(mapping, prefix: "", depth: 0)
    }

    /// Reads the text of a form.
    public init(reading text: String) throws(FormError) {
        try self.init(reading: Array(text.utf8))
    }

    private static func parser(of text: String) throws(FormError) -> Parser {
        do {
            return try Parser(yaml: plainYAML(text), encoding: .utf8)
        } catch {
            throw FormError(error)
        }
    }

    private static func root(of parser: Parser) throws(FormError) -> Node? {
        do {
            return try parser.singleRoot()
        } catch {
            throw FormError(error)
        }
    }

    private static func document(
        _ mapping: Node.Mapping, prefix: String, depth: Int
    )
        throws(FormError) -> FormDocument
    {
        var entries = [(String, FormValue)]()
        for (key, node) in mapping {
            guard case .scalar(let name) = key, key.anchor == nil else {
                throw FormError(at: key.mark, "a name must be a text")
            }
            let inner = "\(prefix)\(name.string)."
            entries.append((name.string, try value(node, prefix: inner, depth: depth + 1)))
        }
        return FormDocument(prefix: prefix, entries)
    }

    private static func value(_ node: Node, prefix: String, depth: Int) throws(FormError) -> FormValue {
        guard node.anchor == nil else { throw FormError(at: node.mark, "anchors are not supported") }
        guard depth <= 32 else { throw FormError(at: node.mark, "too many levels") }
        switch node {
        case .scalar(let scalar):
            return scalar.style == .plain ? FormValue(unquoted: scalar.string) : .string(scalar.string)
        case .mapping(let mapping):
            return .object(try document(mapping, prefix: prefix, depth: depth))
        case .sequence(let sequence):
            var items = [FormValue]()
            for item in sequence { items.append(try value(item, prefix: prefix, depth: depth + 1)) }
            return .list(items)
        case .alias:
            throw FormError(at: node.mark, "aliases are not supported")
        }
    }
}

extension Console {
    /// Reads the form in the file, or in the input if the path is `-`.
    public func form(at path: String) throws(FormError) -> FormDocument {
        try FormDocument(reading: bytes(at: path, limit: FormDocument.largestSize + 1))
    }

    /// The first bytes of the file, or of the input if the path is `-`. Throws `noFile`.
    public func bytes(at path: String, limit: Int) throws(FormError) -> [UInt8] {
        if path == "-" { return input.remainder(limit: limit) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .noFile(path: path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
            throw .noFile(path: path)
        }
        return DescriptorSource(descriptor: descriptor).remainder(limit: limit)
    }
}
