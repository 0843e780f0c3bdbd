import ContractKit

/// Invalid and malicious requests to pictures.
enum PictureBadInput {
    /// Everything, by kind.
    static let all: [BadInput] = bodies + queries + names

    private static func upload(
        _ kind: BadInput.Kind, _ name: String, _ form: RequestForm, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/pictures", body: form.body,
            contentType: form.contentType, status: status, says: says)
    }

    private static func get(
        _ kind: BadInput.Kind, _ name: String, _ target: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "GET", target: "/api/v1/pictures" + target, status: status,
            says: says)
    }

    /// A form that is written as it stands there, with `b` for a boundary.
    private static func form(_ text: String) -> RequestForm {
        RequestForm("multipart/form-data; boundary=b", Array(text.replacing("\n", with: "\r\n").utf8))
    }

    private static let bodies: [BadInput] = [
        upload(.wrongTypes, "JSON for a form", RequestForm("application/json", Array("{}".utf8)), 415),
        upload(.wrongTypes, "a form without a boundary", RequestForm("multipart/form-data", [45, 45]), 400),
        upload(.wrongTypes, "a form without files", .files([]), 400),
        upload(.wrongTypes, "six files", .files((0..<6).map { SamplePicture.png($0) }), 413),
        upload(.wrongTypes, "a text for a picture", .files([Array("느티나무".utf8)]), 422, "picture-unknown"),
        upload(.wrongTypes, "a picture without bytes", .files([[]]), 422, "picture-empty"),
        upload(
            .wrongTypes, "half a picture", .files([Array(SamplePicture.png(1).prefix(30))]), 422,
            "picture-damaged"),
        upload(
            .large, "a picture of 20,000 pixels a side",
            .files([SamplePicture.png(1, width: 20_000, height: 1)]), 422, "picture-too-long"),
        upload(
            .unknownFields, "in the form",
            form("--b\nContent-Disposition: form-data; name=\"owner\"\n\nme\n--b--\n"), 400),
        upload(
            .controls, "NUL in a field's name",
            form("--b\nContent-Disposition: form-data; name=\"fi\0le\"\n\nx\n--b--\n"), 400),
        upload(
            .escapes, "a colour in a description",
            form(
                "--b\nContent-Disposition: form-data; name=\"description\"\n\n\u{1B}[31m빨강\n"
                    + "--b\nContent-Disposition: form-data; name=\"file\"\n\nx\n--b--\n"), 422,
            "forbidden-characters"),
    ]

    private static let queries: [BadInput] = [
        get(.unknownFields, "in the query", "?sort=size", 400, "sort"),
        get(.cursors, "cut off", "?after=abc", 400, "after"),
        get(.cursors, "with a page's number", "?page=2&after={picture-cursor}", 422, "page"),
        get(.limits, "0", "?limit=0", 422, "limit"),
        get(.limits, "page 10^9", "?page=1000000000", 422, "page"),
        get(.identifiers, "no identifier", "/7", 400, "id"),
        get(.identifiers, "no size", "/{picture}/huge", 400, "size"),
        get(.identifiers, "a path", "/{picture}/..%2F..%2Fetc%2Fpasswd", 400, "size"),
        get(.deleted, "is not shown", "/{removed-picture}", 404, "picture-not-found"),
        get(.foreign, "is not shown", "/{foreign-picture}/full", 404, "picture-not-found"),
    ]

    private static let names: [BadInput] = [
        BadInput(
            kind: .foreign, name: "is not removed", method: "DELETE",
            target: "/api/v1/pictures/{foreign-picture}", status: 404, says: ["picture-not-found"])
    ]
}
