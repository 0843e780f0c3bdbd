import Glibc

/// Lends the strings to C as an array that ends with NULL.
package func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: strings.count + 1)
    for (index, string) in strings.enumerated() { (list + index).initialize(to: strdup(string)) }
    (list + strings.count).initialize(to: nil)
    defer {
        for index in strings.indices { free(list[index]) }
        list.deallocate()
    }
    return body(list)
}
