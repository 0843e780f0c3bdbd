import Composition
import ContractKit
import Testing
import Verification
import Wire

/// What people send by mistake or malice is refused by a problem that names what is wrong, and changes
/// nothing.
///
/// Of the list of bad inputs these are elsewhere, beside the parts that meet them: bodies of 10 MB, and
/// database files that are read-only, locked, newer, something else or on a full disk, in
/// `AcceptanceTests/FaultTests`; servers that hang, reset, answer garbage or half a body in
/// `WireBackendTests/CurlFaultTests` and, as a person sees it, in `AcceptanceTests/FaultTests`.
@Suite struct BadInputTests {
    private static let all = Trial.all.flatMap(\.verification.badInputs)

    @Test("Bad input is refused by name, and changes nothing")
    func refusals() async throws {
        let cases = try await BadInputCases()
        let before = try await cases.visible()
        for input in Self.all {
            let answer = await cases.answer(to: input)
            let text = String(decoding: answer.body, as: UTF8.self)
            #expect(answer.status == input.status, "\(input.description): \(text)")
            #expect(answer.headers["content-type"] == "application/problem+json", "\(input.description)")
            for word in input.says {
                #expect(text.contains(word), "\(input.description): \(word) is not named in \(text)")
            }
            #expect(isHarmless(answer.body), "\(input.description): the answer has control characters")
        }
        #expect(try await cases.visible() == before)
    }

    @Test("Every kind of the list has inputs", arguments: BadInput.Kind.allCases)
    func everyKind(_ kind: BadInput.Kind) {
        #expect(Self.all.contains { $0.kind == kind }, "add inputs of the kind “\(kind.rawValue)”")
    }

    private func isHarmless(_ body: [UInt8]) -> Bool {
        guard let text = String(validating: body, as: UTF8.self) else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            scalar == "\n" || scalar.properties.generalCategory != .control
        }
    }
}
