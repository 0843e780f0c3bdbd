public import Terminal
public import Wire

extension Console {
    /// Waits for an answer and shows that it does.
    public func waiting<Answer: Sendable, Failure: Error>(
        _ work: () async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        try await withProgress(Phrase(en: "Waiting", ko: "기다리는 중")) { _ throws(Failure) in
            try await work()
        }
    }

    /// Tells what was done, in the wanted format; nothing for line-wise programs if `plain` is empty.
    public func answer(_ document: @autoclosure () -> JSONDocument, plain: String = "", _ phrase: Phrase) {
        switch format {
        case .json: show(document())
        case .plain: if !plain.isEmpty { print(StyledText(plain)) }
        case .human: print(phrase)
        }
    }

    /// Tells what was done, in the wanted format, for programs as the HTTP API writes the value; of an object
    /// the members named in `without` are left out.
    public func answer<Value: Sendable>(
        _ value: Value, as coder: WireCoder<Value>, without names: Set<String> = [], plain: String = "",
        _ phrase: Phrase
    ) {
        if format == .json { return show(value, as: coder, without: names) }
        answer(.null, plain: plain, phrase)
    }

    /// Writes the value as one JSON document, as the HTTP API writes it; of an object the members named in
    /// `without` are left out.
    public func show<Value: Sendable>(
        _ value: Value, as coder: WireCoder<Value>, without names: Set<String> = []
    ) {
        let text = coder.text(of: value, .pretty, without: names)
        guard choosesFields, let json = try? JSONReader.read(Array(text.utf8)) else {
            return show(json: text)
        }
        show(JSONDocument(json))
    }
}
