import ArgumentParser
import Operations

/// Writes the OpenAPI document.
struct OpenAPI: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "openapi", abstract: "Write the OpenAPI 3.1 document of the API.")

    func run() throws { try StandardOutput.write(text: Documents.openAPI()) }
}

/// Writes the table of errors.
struct Errors: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write the table of all error codes in Markdown.")

    func run() throws { try StandardOutput.write(text: Documents.errors()) }
}
