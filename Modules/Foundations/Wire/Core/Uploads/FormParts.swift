import Vocabulary

/// The files of a multipart body, read on demand.
actor FormParts: UploadedParts {
    private let rule: UploadRule
    private let stream: any ByteStream
    private var reader: MultipartReader
    private var files = 0
    /// The fault that ended reading, regardless of how the handler treated it.
    private(set) var refusal: UploadRefusal?

    /// Reads the request's body by the rule. Throws if it is not a multipart body.
    init(_ request: WireRequest, _ rule: UploadRule) throws(UploadRefusal) {
        do throws(MultipartFault) {
            reader = MultipartReader(
                try Boundary(contentType: request.headers["content-type"]), rule.limits)
        } catch {
            throw UploadRefusal(error, rule)
        }
        self.rule = rule
        stream = request.streamed?.stream ?? BytesStream(request.body)
    }

    func next() async throws(ServiceFailure) -> UploadedPart? {
        if let refusal { throw refusal.failure }
        do throws(UploadRefusal) {
            return try await file()
        } catch {
            refusal = error
            stream.close()
            throw error.failure
        }
    }

    private func file() async throws(UploadRefusal) -> UploadedPart? {
        var texts: [String: String] = [:]
        while case .head(let head) = try await event() {
            if head.name == rule.file {
                guard files < rule.count.upperBound else { throw tooMany }
                files += 1
                let bytes = try await content(of: head.name, atMost: rule.largest)
                return UploadedPart(
                    bytes, filename: head.filename, mediaType: head.mediaType, texts: texts)
            }
            let text = try await text(head)
            guard texts.updateValue(text, forKey: head.name) == nil else {
                throw UploadRefusal([FieldError(head.name, .unexpected)])
            }
        }
        if let stray = texts.keys.min() { throw UploadRefusal([FieldError(stray, .unexpected)]) }
        guard files >= rule.count.lowerBound else { throw tooFew }
        return nil
    }

    private func text(_ head: PartHead) async throws(UploadRefusal) -> String {
        guard let known = rule.texts.first(where: { $0.name == head.name }) else {
            throw UploadRefusal([FieldError(head.name, .unexpected)])
        }
        let bytes = try await content(of: head.name, atMost: known.most)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw UploadRefusal([FieldError(head.name, .malformed(expected: "UTF-8"))])
        }
        return text
    }

    private func content(of name: String, atMost most: Int) async throws(UploadRefusal) -> [UInt8] {
        var bytes: [UInt8] = []
        while case .bytes(let more) = try await event() {
            guard more.count <= most - bytes.count else {
                throw UploadRefusal(.tooLarge(.part(name), limit: most), rule)
            }
            bytes += more
        }
        return bytes
    }

    private func event() async throws(UploadRefusal) -> MultipartEvent {
        while true {
            if let event = try read() { return event }
            try add(await piece())
        }
    }

    private func read() throws(UploadRefusal) -> MultipartEvent? {
        do throws(MultipartFault) {
            return try reader.next()
        } catch {
            throw UploadRefusal(error, rule)
        }
    }

    private func piece() async throws(UploadRefusal) -> [UInt8]? {
        do throws(StreamFault) {
            return try await stream.next()
        } catch {
            throw UploadRefusal(error, rule)
        }
    }

    private func add(_ piece: [UInt8]?) throws(UploadRefusal) {
        guard let piece else { return reader.finish() }
        do throws(MultipartFault) {
            try reader.add(piece)
        } catch {
            throw UploadRefusal(error, rule)
        }
    }

    private var tooMany: UploadRefusal { UploadRefusal(tooLarge: wrongCount, rule) }

    private var tooFew: UploadRefusal {
        UploadRefusal([files == 0 ? FieldError(rule.file, .required) : wrongCount])
    }

    private var wrongCount: FieldError {
        let (least, most) = (Int64(rule.count.lowerBound), Int64(rule.count.upperBound))
        return FieldError("\(rule.file).count", .outOfRange(minimum: least, maximum: most))
    }
}
