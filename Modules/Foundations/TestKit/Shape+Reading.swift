public import Vocabulary
public import Wire

extension Shape {
    /// Reads a request in JSON. Throws `JSONSyntaxError` and `DecodingFailure`.
    public func read(_ text: String) throws -> Root {
        try coder.read(try JSONReader.read(Array(text.utf8)), .request)
    }

    /// The field errors of a request that cannot be read; empty for one that can. Throws `JSONSyntaxError`.
    public func faults(of text: String) throws -> [FieldError] {
        do {
            _ = try read(text)
            return []
        } catch let failure as DecodingFailure {
            return failure.fieldErrors
        }
    }
}
