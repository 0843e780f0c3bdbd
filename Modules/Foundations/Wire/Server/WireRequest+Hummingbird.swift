import HTTPTypes
import Wire

extension WireRequest {
    /// The head of a request; repeated fields are joined by a comma (RFC 9110, section 5.3).
    init(_ head: HTTPRequest) {
        var headers: [String: String] = [:]
        headers.reserveCapacity(head.headerFields.count + 1)
        if let authority = head.authority { headers["host"] = authority }
        for field in head.headerFields {
            let name = field.name.canonicalName
            headers[name] = headers[name].map { "\($0), \(field.value)" } ?? field.value
        }
        self.init(method: head.method.rawValue, target: head.path ?? "/", headers: headers)
    }

    /// The number of bytes of the head that the client controls.
    var headSize: Int {
        headers.reduce(method.utf8.count + target.utf8.count) {
            $0 + $1.key.utf8.count + $1.value.utf8.count + 4
        }
    }
}
